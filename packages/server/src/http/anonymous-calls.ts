/**
 * Every route that answers without a token, by method and address pattern. A route that is not in this list cannot be
 * registered as anonymous, so opening one takes a change here that a reader sees.
 */
export const ANONYMOUS_CALLS: readonly string[] = [
  'GET /api/health',
  'POST /api/sys/login',
  'POST /api/sys/phoneLogin',
  'GET /api/sys/randomImage/:key',
  'GET /api/sys/signInWays',
  'GET /api/sys/cas/client/validateLogin',
  'GET /api/sys/thirdLogin/getLoginUser/:token/:thirdType',
  'POST /api/sys/thirdLogin/user/create',
  'POST /api/sys/thirdLogin/user/checkPassword',
  'POST /api/sys/sms',
  'POST /api/sys/user/register',
  'POST /api/sys/user/phoneVerification',
  'POST /api/sys/user/passwordChange',
];

/** The files of the application itself, which hold nothing but the application. */
export const APPLICATION_ROUTES: readonly string[] = ['GET /*', 'HEAD /*'];
