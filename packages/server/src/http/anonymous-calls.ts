/**
 * Allow-list of routes without authentication, by method and path pattern. No other route can be registered as anonymous, so
 * exposing one is a visible change in review.
 */
export const ANONYMOUS_CALLS: readonly string[] = [
  'GET /api/health',
  'POST /api/sys/login',
  'POST /api/sys/phoneLogin',
  'GET /api/sys/randomImage/:key',
  'GET /api/sys/signInWays',
  'GET /api/sys/cas/client/validateLogin',
  'GET /api/sys/thirdLogin/getLoginUser/:token/:thirdType',
  'POST /api/sys/secondFactor/signIn',
  'POST /api/sys/secondFactor/signInBegin',
  'POST /api/sys/secondFactor/signInConfirm',
  'POST /api/sys/thirdLogin/user/create',
  'POST /api/sys/thirdLogin/user/checkPassword',
  'POST /api/sys/sms',
  'POST /api/sys/user/register',
  'POST /api/sys/user/phoneVerification',
  'POST /api/sys/user/passwordChange',
];

/** Static files of the application; they contain no user data. */
export const APPLICATION_ROUTES: readonly string[] = ['GET /*', 'HEAD /*', 'GET /assets/:file', 'HEAD /assets/:file'];
