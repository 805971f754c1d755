import { UserOutlined } from '@ant-design/icons';
import { Avatar } from 'antd';

import { usePicture } from '../stored-picture/index.ts';

export interface AccountPictureProps {
  /** Path of a stored picture; empty for none. */
  readonly path: string;
  /** In pixels. */
  readonly size: number;
  /** Said of the picture; without it, the picture is decoration beside a name. */
  readonly name?: string;
}

/** The picture of a person, or the sign of everybody who has none. */
export function AccountPicture({ path, size, name = '' }: AccountPictureProps) {
  const { address } = usePicture(path === '' ? null : path, 'small');
  return (
    <Avatar
      size={size}
      {...(address === null ? {} : { src: <img src={address} alt="" referrerPolicy="no-referrer" /> })}
      icon={<UserOutlined aria-hidden />}
      {...(name === '' ? {} : { role: 'img', 'aria-label': name })}
    />
  );
}
