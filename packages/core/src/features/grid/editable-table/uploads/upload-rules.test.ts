import { describe, expect, it } from 'vitest';

import type { Column } from '../column.types.ts';
import { uploadFacts, uploadRules } from './upload-rules.ts';

const column: Column = { key: 'papers', title: '附件', type: 'upload' };
const limitOf = (said: Partial<Column>) => {
  const { limit, mistake } = uploadRules({ ...column, ...said });
  return mistake === null ? limit : mistake['zh-CN'];
};

describe('upload configuration of a column', () => {
  it('TABLE-15 allows download and removal by default', () => {
    const rights = [{}, { allowDownload: false, allowRemove: false }, { allowDownload: true, allowRemove: true }].map(
      (said) => uploadRules({ ...column, ...said }),
    );
    expect(
      rights.map(({ canDownload, canRemove, responseName }) => ({ canDownload, canRemove, responseName })),
    ).toEqual([
      { canDownload: true, canRemove: true, responseName: 'message' },
      { canDownload: false, canRemove: false, responseName: 'message' },
      { canDownload: true, canRemove: true, responseName: 'message' },
    ]);
  });

  it('TABLE-14 has a button label by kind, or its own', () => {
    const words = [{}, { type: 'file' }, { type: 'image' }, { btnText: '选择附件' }].map(
      (said) => uploadRules({ ...column, ...said }).button['zh-CN'],
    );
    expect(words).toEqual(['点击上传', '上传文件', '上传图片', '选择附件']);
  });

  it('TABLE-14 limits the files by number, else by uploadnum of fieldExtendJson', () => {
    expect([
      limitOf({}),
      limitOf({ number: 3 }),
      limitOf({ number: 2, fieldExtendJson: '{"uploadnum":5}' }),
      limitOf({ fieldExtendJson: '{"uploadnum":5}' }),
      limitOf({ fieldExtendJson: '{"uploadnum":"4"}' }),
      limitOf({ fieldExtendJson: '{"validatorHidden":true}' }),
      limitOf({ fieldExtendJson: '{"uploadnum":""}' }),
      limitOf({ fieldExtendJson: '{"uploadnum":null}' }),
      limitOf({ fieldExtendJson: ' ' }),
    ]).toEqual([null, 3, 2, 5, 4, null, null, null, null]);
  });

  it.each([
    [{ fieldExtendJson: '{uploadnum:5}' }, '{uploadnum:5}'],
    [{ fieldExtendJson: '[5]' }, '[5]'],
    [{ fieldExtendJson: 'null' }, 'null'],
    [{ fieldExtendJson: '5' }, '5'],
    [{ fieldExtendJson: '{"uploadnum":"many"}' }, '"many"'],
    [{ fieldExtendJson: '{"uploadnum":[3]}' }, '[3]'],
    [{ number: 0 }, '0'],
    [{ number: -1 }, '-1'],
    [{ number: 1.5 }, '1.5'],
  ])('TABLE-14 reports a malformed limit: %j', (said, found) => {
    expect(limitOf(said)).toBe(`上传数量配置有误（${found}），暂不限制数量，请检查fieldExtendJson或number`);
  });
});

describe('upload fields', () => {
  it('TABLE-15 contain the folder and the table marker; the token only if configured', () => {
    const plain = {
      action: '/sys/common/upload',
      headers: {},
      fields: [
        ['biz', 'temp'],
        ['isup', '1'],
      ],
      fileField: 'file',
    };
    expect([
      uploadFacts(column, 'secret'),
      uploadFacts({ ...column, token: false }, 'secret'),
      uploadFacts({ ...column, token: true }, 'secret'),
      uploadFacts({ ...column, token: true }, null),
      uploadFacts({ ...column, action: 'https://files.example.cn/up', props: { biz: 'papers' } }, 'secret'),
      uploadFacts({ ...column, props: { biz: '' } }, 'secret'),
    ]).toEqual([
      plain,
      plain,
      { ...plain, headers: { 'x-access-token': 'secret' } },
      plain,
      {
        ...plain,
        action: 'https://files.example.cn/up',
        fields: [
          ['biz', 'papers'],
          ['isup', '1'],
        ],
      },
      plain,
    ]);
  });
});
