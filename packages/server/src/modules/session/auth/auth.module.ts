import type { Services } from '../../../services.ts';
import type { ServerModule } from '../../../server-module.types.ts';
import { createCaptchaRepository } from '../captcha/captcha.repository.ts';
import { createCaptcha } from '../captcha/captcha.ts';
import { casLogoutUrl } from '../cas/cas-client.ts';
import { authRoutes } from './auth.routes.ts';
import { createAuthService, PICTURE_LIMIT } from './auth.service.ts';

export function createAuthModule(services: Services): ServerModule {
  const { database, clock, random, limitOf, settings } = services;
  const service = createAuthService({
    ...services,
    hasChallenges: settings.hasLoginChallenges,
    captcha: createCaptcha(createCaptchaRepository(database, clock), random),
    pictureLimit: limitOf('pictures', PICTURE_LIMIT),
    ...(settings.cas === undefined ? {} : { logoutUrl: casLogoutUrl(settings.cas) }),
  });
  return { routes: authRoutes(service) };
}
