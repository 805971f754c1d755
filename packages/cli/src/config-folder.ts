import path from 'node:path';

/** The user, as reported by the operating system. */
export interface Surroundings {
  readonly environment: Readonly<Record<string, string | undefined>>;
  readonly platform: string;
  readonly home: string;
}

/**
 * The folder of this program's own files: EVERGREEN_HOME, else `evergreen` in the user's configuration folder (XDG Base
 * Directory Specification; on Windows the roaming application data).
 */
export function configFolder({ environment, platform, home }: Surroundings): string {
  const own = environment['EVERGREEN_HOME'];
  if (own !== undefined && own !== '') return path.resolve(own);
  const configuration = environment[platform === 'win32' ? 'APPDATA' : 'XDG_CONFIG_HOME'];
  // The specification requires relative paths to be ignored.
  const isUsable = configuration !== undefined && path.isAbsolute(configuration);
  return path.join(isUsable ? configuration : path.join(home, '.config'), 'evergreen');
}
