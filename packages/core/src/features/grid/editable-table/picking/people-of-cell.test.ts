import { expect, it } from 'vitest';

import type { Column } from '../column.types.ts';
import { pickedWrites } from './picked-writes.ts';
import { peopleOfCell, pickedPeople } from './people-of-cell.ts';

const wang = { text: '王秀兰', values: { id: 'u1', username: 'clerk', realname: '王秀兰', sex: 2, phone: '' } };
const zhang = { text: '张伟', values: { id: 'u2', username: 'zhangwei', realname: '张伟', sex: 1, phone: '1' } };
const column: Column = { key: 'who', title: '人员', type: 'sel_user' };
const filling: Column = { ...column, orgFields: 'realname,id,username', destFields: 'who,whoId,account' };

it('TABLE-16 picked users fill the columns of their cell, and the cell alone where it names no others', () => {
  const written = (one: Column) => {
    const writes = pickedWrites(one, { row: 'r' }, pickedPeople(one, [wang, zhang]));
    return writes.ok ? writes.value.map(({ column: key, value }) => [key, value]) : writes.error;
  };
  expect([written(column), written({ ...column, field: 'username' }), written(filling)]).toEqual([
    [['who', '王秀兰,张伟']],
    [['who', 'clerk,zhangwei']],
    [
      ['who', '王秀兰,张伟'],
      ['whoId', 'u1,u2'],
      ['account', 'clerk,zhangwei'],
    ],
  ]);
});

it('TABLE-16 a cell knows whom it holds by the column of their identifiers', () => {
  const values = new Map([
    ['who', '王秀兰,张伟'],
    ['whoId', 'u1,u2'],
  ]);
  const valueOf = (key: string) => values.get(key) ?? null;
  expect([peopleOfCell(filling, valueOf), peopleOfCell(column, valueOf), peopleOfCell(filling, () => null)]).toEqual([
    ['u1', 'u2'],
    [],
    [],
  ]);
});
