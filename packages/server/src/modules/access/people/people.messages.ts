import { localized, type LocalizedText } from '@evergreen/core/kernel';

export const peopleMessages = {
  usernameStays: localized('用户账号保存后不能修改', 'A username cannot be changed once it is saved.'),
  platformName: localized(
    '这个账号名由平台保留，请换一个',
    'This username is kept for the platform. Choose another one.',
  ),
  roleCodeStays: localized('角色编码保存后不能修改', 'The code of a role cannot be changed once it is saved.'),
  departmentStays: localized(
    '部门不能换到别的上级下，请在那里新建一个部门',
    'A department cannot be moved below another one. Add a new one there.',
  ),
  departmentRoleStays: localized(
    '部门角色不能换到别的部门，请在那里新建一个',
    'A department role cannot be moved to another department. Add a new one there.',
  ),
  notOfDepartment: localized(
    '成员中有不属于这个部门的用户，请先把他们加入部门',
    'Some of the members are not in this department. Add them to it first.',
  ),
  beyondOwnRights: localized(
    '这个角色有您自己没有的权限，只有拥有这些权限的人才能给出或收回',
    'The role holds permissions that you do not. Only who holds them may give it or take it away.',
  ),
  ownDeputy: localized('联系人不能是本人', 'Nobody is their own contact.'),
  deputyTaken: localized(
    '这段时间已经有联系人，请先修改或停用原来的',
    'There is a contact for this time already. Change that one first, or take it out of service.',
  ),
  tooDeep: localized('部门层级太多，不能再往下加', 'Departments cannot be nested any deeper.'),
  tooMany: localized(
    '这个部门下最多有 2574 个部门，不能再加',
    'This department already has as many below it as there are codes.',
  ),
  administratorRole: localized(
    '系统管理员角色不能删除，否则没有人能管理系统',
    'The role of administrators cannot be deleted: nobody could run the system.',
  ),
  lastAdministrator: localized(
    '这是最后一位可用的管理员，请先让另一位用户成为管理员',
    'This is the last administrator who can sign in. Make somebody else an administrator first.',
  ),
  notOneself: {
    freeze: localized(
      '不能冻结自己的账号，请让另一位管理员来做',
      'You cannot freeze your own account. Ask another administrator.',
    ),
    remove: localized(
      '不能删除自己的账号，请让另一位管理员来做',
      'You cannot delete your own account. Ask another administrator.',
    ),
    demote: localized(
      '不能去掉自己的管理员角色，请让另一位管理员来做',
      'You cannot give up your own role of administrator. Ask another administrator.',
    ),
  },
  ownBinding: localized(
    '自己的第三方账号请在“账户绑定”页面解除，需要输入密码',
    'Take away your own bindings on the page “Binding”, by your password.',
  ),
  administratorsOnly: localized(
    '只有管理员可以修改管理员的账号',
    'Only administrators may change the account of an administrator.',
  ),
  beyondOneself: (name: string) =>
    localized(
      `“${name}”的权限比您多，只有权限不少于对方的人或管理员可以修改此账号`,
      `"${name}" may do more than you. Only people who may do as much, or administrators, can change this account.`,
    ),
  givesMore: localized('只能选择您拥有或可授予的角色', 'Only roles that you hold or may give can be chosen.'),
  secondFactorStays: localized(
    '拥有这个角色的人必须两步验证。只有权限不少于他们、自己也没有这个角色的人才能取消这项要求',
    'People with this role need two-step verification. Only who may no less than they, and does not have the role, takes that back.',
  ),
  givesAdministrators: localized(
    '平台管理员只能由管理员授予，不能选为可授予的角色',
    'Only administrators make administrators. The role cannot be one that another may give.',
  ),
  ownDataRule: localized(
    '限制您自己的数据规则只能由他人修改',
    'Data rules that limit yourself are changed by others only.',
  ),
  limitedOneself: localized(
    '您自己在这类数据中受数据规则限制，不能修改它的规则',
    'Data rules limit you in these rows, so you cannot change their rules.',
  ),
  noAccount: localized('没有这个账号，请核对后重试', 'There is no such account. Check the name.'),
  differentPasswords: localized('两次输入的密码不一样', 'The two passwords differ'),
  passwordSet: localized('密码修改成功！', 'The password is changed'),
  taken: localized('已被使用，请换一个', 'Taken. Choose another one.'),
  membersAdded: localized('添加成功！', 'Added.'),
  membersRemoved: localized('移出成功！', 'Removed.'),
  ofAccount: (name: string, reason: LocalizedText) =>
    localized(`${name}：${reason['zh-CN']}`, `${name}: ${reason['en-US']}`),
  unlocked: localized('已解除登录限制，现在可以登录', 'Unlocked: the account can sign in again now.'),
  notLocked: localized('没有登录限制，无需解除', 'There is nothing to unlock.'),
  noSecondFactor: localized('此账号没有启用两步验证', 'This account has no two-step verification.'),
  secondFactorRemoved: localized('已移除两步验证', 'Two-step verification is removed'),
  departure: {
    sessions: localized('登录中的设备，马上退出', 'Signed-in devices, which end at once'),
    roles: localized('角色，全部收回', 'Roles, which are taken back'),
    departmentRoles: localized('部门角色，交给同部门的接手人', 'Department roles, for a successor of the department'),
    contacts: localized('作为他人的外出联系人，换成接手人', 'Contact for others while away, replaced by the successor'),
    drafts: localized('未发布的通告，由有权限的同事继续', 'Announcements not released, which colleagues go on with'),
    notOneself: localized('接手人不能是离职的人', 'The successor is somebody else than who leaves.'),
    frozenSuccessor: localized(
      '接手人的账号已冻结，请另选一位',
      'The account of the successor is frozen. Choose another.',
    ),
  },
  busy: localized('现在太忙，请稍后再试', 'Too busy right now. Try again shortly.'),
} as const;
