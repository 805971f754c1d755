import type { TagColour } from '@evergreen/core/contract';
import { localized, type LocalizedText } from '@evergreen/core/kernel';

/** A dictionary and its items, in the order in which they are shown. */
export interface DictionarySeed {
  readonly code: string;
  readonly name: string;
  readonly items: readonly (readonly [value: string, text: LocalizedText, colour: TagColour | null])[];
}

type ItemSeed = readonly [value: string, chinese: string, english: string, colour?: TagColour];

/** A state has a colour, so that lists draw it as a tag; a mere kind has none. */
function dictionary(code: string, name: string, ...items: readonly ItemSeed[]): DictionarySeed {
  return {
    code,
    name,
    items: items.map(([value, chinese, english, colour = null]) => [value, localized(chinese, english), colour]),
  };
}

const business: readonly DictionarySeed[] = [
  dictionary(
    'activity_status',
    '活动状态',
    ['0', '草稿', 'Draft', 'default'],
    ['1', '报名中', 'Open for sign-up', 'green'],
    ['2', '报名截止', 'Sign-up closed', 'gold'],
    ['3', '进行中', 'Under way', 'blue'],
    ['4', '已结束', 'Over', 'default'],
    ['5', '已取消', 'Cancelled', 'red'],
  ),
  dictionary(
    'sign_up_status',
    '报名状态',
    ['0', '待审核', 'Waiting', 'gold'],
    ['1', '已通过', 'Passed', 'green'],
    ['2', '已拒绝', 'Refused', 'red'],
    ['3', '已签到', 'Present', 'blue'],
    ['4', '缺席', 'Absent', 'default'],
  ),
  dictionary(
    'activity_target',
    '活动面向人群',
    ['1', '退休人员', 'Retirees'],
    ['2', '志愿者', 'Volunteers'],
    ['3', '全部', 'Everybody'],
  ),
  dictionary(
    'audit_status',
    '审核状态',
    ['0', '待审核', 'Waiting', 'gold'],
    ['1', '已通过', 'Passed', 'green'],
    ['2', '已驳回', 'Rejected', 'red'],
  ),
  dictionary(
    'log_outcome',
    '日志结果',
    ['done', '成功', 'Done', 'green'],
    ['refused', '被拒绝', 'Refused', 'red'],
    ['business', '未通过检查', 'Not allowed', 'gold'],
    ['invalid', '输入有误', 'Invalid input', 'gold'],
    ['missing', '数据不存在', 'Not found', 'gold'],
    ['overtaken', '已被他人修改', 'Overtaken', 'gold'],
    ['forbidden', '没有权限', 'No permission', 'red'],
    ['tooMany', '过于频繁', 'Too many', 'red'],
    ['running', '正在处理', 'Running', 'default'],
    ['otherBody', '重复请求不一致', 'Repeated differently', 'gold'],
    ['internal', '系统错误', 'Server error', 'red'],
    ['unavailable', '服务不可用', 'Unavailable', 'red'],
    ['storageFull', '磁盘空间不足', 'Disk full', 'red'],
  ),
  dictionary('topic_status', '话题状态', ['0', '下线', 'Offline', 'default'], ['1', '上线', 'Online', 'green']),
  dictionary('valid_status', '有效无效状态', ['0', '无效', 'Invalid', 'default'], ['1', '有效', 'Valid', 'green']),
  dictionary(
    'cert_type',
    '认证类型',
    ['1', '退休人员身份', 'Retiree identity'],
    ['2', '志愿者', 'Volunteer'],
    ['3', '待遇资格', 'Pension entitlement'],
    ['4', '优待证', 'Preferential card'],
  ),
  dictionary(
    'retire_type',
    '退休类型',
    ['1', '正常退休', 'Regular'],
    ['2', '提前退休', 'Early'],
    ['3', '病退', 'For illness'],
    ['4', '内退', 'Internal'],
  ),
  dictionary(
    'policy_level',
    '政策级别',
    ['1', '国家', 'State'],
    ['2', '省', 'Province'],
    ['3', '市', 'City'],
    ['4', '区县', 'District'],
  ),
  dictionary(
    'shop_order_status',
    '商城订单状态',
    ['1', '待付款', 'To be paid'],
    ['2', '待接单', 'To be accepted'],
    ['3', '待派单', 'To be assigned'],
    ['4', '配送中', 'On the way'],
    ['5', '已完成', 'Done'],
    ['6', '申请退款', 'Refund asked for'],
    ['7', '已退款', 'Refunded'],
    ['8', '已评价', 'Reviewed'],
    ['9', '已取消', 'Cancelled', 'red'],
    ['10', '已拒单', 'Refused'],
    ['21', '待自提', 'To be collected'],
  ),
];

const system: readonly DictionarySeed[] = [
  dictionary('sex', '性别', ['1', '男', 'Male'], ['2', '女', 'Female']),
  dictionary('yn', '是否', ['1', '是', 'Yes'], ['0', '否', 'No']),
  dictionary('user_status', '用户状态', ['1', '正常', 'Normal'], ['2', '冻结', 'Frozen']),
  dictionary('status', '状态', ['1', '正常', 'Normal'], ['2', '冻结', 'Frozen']),
  dictionary('del_flag', '删除状态', ['0', '正常', 'In use'], ['1', '已删除', 'Deleted']),
  dictionary('dict_item_status', '字典条目状态', ['1', '启用', 'In use'], ['0', '不启用', 'Not in use']),
  dictionary('depart_status', '部门状态', ['0', '不启用', 'Closed'], ['1', '启用', 'Open']),
  dictionary('org_category', '机构类型', ['1', '公司', 'Company'], ['2', '部门', 'Department'], ['3', '岗位', 'Post']),
  dictionary(
    'position_rank',
    '职务级别',
    ['1', '员级', 'Junior'],
    ['2', '助级', 'Assistant'],
    ['3', '中级', 'Intermediate'],
    ['4', '副高级', 'Deputy senior'],
    ['5', '正高级', 'Senior'],
  ),
  dictionary(
    'menu_type',
    '菜单类型',
    ['0', '一级菜单', 'Top menu'],
    ['1', '子菜单', 'Submenu'],
    ['2', '按钮权限', 'Button'],
  ),
  dictionary('perms_type', '权限策略', ['1', '显示', 'Show'], ['2', '禁用', 'Disable']),
  dictionary(
    'global_perms_type',
    '全局权限策略',
    ['1', '可见/可访问(授权后可见/可访问)', 'Visible when granted'],
    ['2', '可编辑(未授权时禁用)', 'Editable when granted'],
  ),
  dictionary(
    'form_perms_type',
    '表单权限策略',
    ['1', '可见(未授权不可见)', 'Visible when granted'],
    ['2', '可编辑(未授权禁用)', 'Editable when granted'],
  ),
  dictionary('msg_category', '通告类型', ['1', '通知公告', 'Announcement'], ['2', '系统消息', 'System message']),
  dictionary('msg_type', '通告对象类型', ['ALL', '全体用户', 'Everybody'], ['USER', '指定用户', 'Chosen users']),
  dictionary(
    'msgType',
    '推送类别',
    ['1', '短信', 'SMS'],
    ['2', '邮件', 'E-mail'],
    ['3', '微信', 'WeChat'],
    ['4', '系统', 'System'],
  ),
  dictionary(
    'msgSendStatus',
    '推送状态',
    ['0', '未发送', 'Not sent', 'default'],
    ['1', '发送成功', 'Sent', 'green'],
    ['2', '发送失败', 'Failed', 'red'],
  ),
  dictionary(
    'message_result',
    '发送结果',
    ['sent', '已发出', 'Sent'],
    ['outbox', '已存入短信发件箱（未配置短信服务）', 'Kept in the text message outbox: no SMS service is set up'],
    ['notSent', '对方服务没有接受', 'The service did not accept it'],
    ['notConfigured', '没有配置这种发送方式', 'This way of sending is not set up'],
    ['unknownReceiver', '接收人不是有效的手机号码', 'The recipient is no mobile number'],
  ),
  dictionary(
    'send_status',
    '发布状态',
    ['0', '未发布', 'Not released'],
    ['1', '已发布', 'Released'],
    ['2', '已撤销', 'Revoked'],
  ),
  dictionary('priority', '优先级', ['H', '高', 'High'], ['M', '中', 'Medium'], ['L', '低', 'Low']),
  dictionary('urgent_level', '紧急程度', ['1', '一般', 'Normal'], ['2', '重要', 'Important'], ['3', '紧急', 'Urgent']),
  dictionary('log_type', '日志类型', ['1', '登录日志', 'Sign-in'], ['2', '操作日志', 'Operation']),
  dictionary(
    'operate_type',
    '操作类型',
    ['1', '查询', 'Query'],
    ['2', '添加', 'Add'],
    ['3', '修改', 'Change'],
    ['4', '删除', 'Delete'],
    ['5', '导入', 'Import'],
    ['6', '导出', 'Export'],
  ),
  dictionary('quartz_status', '定时任务状态', ['0', '正常', 'Running'], ['-1', '停止', 'Stopped']),
  dictionary('tenant_status', '租户状态', ['0', '冻结', 'Frozen', 'red'], ['1', '正常', 'Normal', 'green']),
  dictionary(
    'database_type',
    '数据库类型',
    ['1', 'MySQL', 'MySQL'],
    ['2', 'Oracle', 'Oracle'],
    ['3', 'SQLServer', 'SQLServer'],
    ['4', 'PostgreSQL', 'PostgreSQL'],
  ),
  dictionary('activiti_sync', '同步工作流引擎', ['1', '同步', 'Synchronised'], ['0', '不同步', 'Not synchronised']),
  dictionary(
    'bpm_status',
    '流程状态',
    ['1', '待提交', 'To be submitted'],
    ['2', '处理中', 'In progress'],
    ['3', '已完成', 'Done'],
    ['4', '已作废', 'Void'],
  ),
  dictionary(
    'cgform_table_type',
    '表单类型',
    ['1', '单表', 'Single'],
    ['2', '主表', 'Main'],
    ['3', '附表', 'Sub-table'],
  ),
  dictionary(
    'rule_conditions',
    '条件规则',
    ['=', '等于', 'Equals'],
    ['!=', '不等于', 'Differs'],
    ['>', '大于', 'Greater'],
    ['>=', '大于等于', 'Greater or equal'],
    ['<', '小于', 'Less'],
    ['<=', '小于等于', 'Less or equal'],
    ['LIKE', '包含', 'Contains'],
    ['LEFT_LIKE', '以…结尾', 'Ends with'],
    ['RIGHT_LIKE', '以…开始', 'Starts with'],
    ['IN', '在…中', 'Is one of'],
  ),
];

/** The dictionaries of a new platform; staff may change them afterwards. */
export const dictionarySeeds: readonly DictionarySeed[] = [...business, ...system];
