import type { Text } from '@evergreen/core/kernel';
import { useText } from '@evergreen/react-ui/adapter';
import { Result } from 'antd';

import { frameMessages as messages } from './frame.messages.ts';

/** Says what is wrong with the address of one entry of the menu; the other entries work. */
export function BadEntry({ reason }: { readonly reason: Text }) {
  const say = useText();
  return <Result status="warning" title={say(messages.badEntry)} subTitle={say(reason)} />;
}
