import { useCore, useText } from '@evergreen/react-ui/adapter';

/** The home page shows the platform's name and nothing else. */
export function HomePage() {
  const { config } = useCore();
  const say = useText();
  return (
    <div className="home-page">
      <h1>{say(config.platformName)}</h1>
    </div>
  );
}
