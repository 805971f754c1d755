import { err, ok, type Result } from '../../../kernel/index.ts';
import { createRegionTable } from './region-table.ts';
import { createRegionTree } from './region-tree.ts';
import type { RegionNode } from './region.types.ts';

const SEPARATORS = /[\s/\\,，、.。·>\-—－]/gu;
/** What the name of a place ends in, and what may be left out of it. */
const KIND = /(?:(?:壮族|回族|维吾尔)?自治区|特别行政区|自治州|自治县|自治旗|林区|地区|省|市|区|县|盟|旗)$/u;
/** Of the names of autonomous areas: 恩施土家族苗族自治州 is 恩施. */
const PEOPLES =
  /(?:蒙古|回|藏|维吾尔|苗|彝|壮|布依|朝鲜|满|侗|瑶|白|土家|哈尼|哈萨克|傣|黎|傈僳|佤|畲|高山|拉祜|水|东乡|纳西|景颇|柯尔克孜|土|达斡尔|仫佬|羌|布朗|撒拉|毛南|仡佬|锡伯|阿昌|普米|塔吉克|怒|乌孜别克|俄罗斯|鄂温克|德昂|保安|裕固|京|塔塔尔|独龙|鄂伦春|赫哲|门巴|珞巴|基诺)族/gu;
/** A group of counties without a name of its own. */
const IS_GROUP = /^(?:市辖区|县|省直辖县级行政区划|自治区直辖县级行政区划)$/u;

/** A municipality as province and as prefecture, and groups between a province and a county, as lists of three levels write them. */
const TWICE = /^(北京|天津|上海|重庆)市?\1市?/u;
const GROUP_BETWEEN = /(?:市辖区|(?:省|自治区)直辖县级行政区划)(?=.)/u;

/** Spellings of places: by their whole names and codes, by names without those above, and by short names. */
type Spellings = ReadonlyMap<string, ReadonlySet<string>>;

let known: readonly Spellings[] | undefined;

/** The code of a place in force by any spelling that means one place; `several` where it means more. */
export function regionByName(typed: string): Result<string, 'none' | 'several'> {
  known ??= spellings();
  const plain = typed
    .normalize('NFKC')
    .replaceAll(SEPARATORS, '')
    .replace(/^(?:中国|中华人民共和国)/u, '')
    .replace(TWICE, '$1市')
    .replace(GROUP_BETWEEN, '');
  for (const step of known) {
    const codes = [...(step.get(plain) ?? [])];
    const [code] = codes;
    if (code !== undefined) return codes.length === 1 ? ok(code) : err('several');
  }
  return err('none');
}

function spellings(): readonly Spellings[] {
  const table = createRegionTable();
  const [whole, own, short] = [
    new Map<string, Set<string>>(),
    new Map<string, Set<string>>(),
    new Map<string, Set<string>>(),
  ];
  const take = ({ code, name, children }: RegionNode, above: readonly string[]): void => {
    const region = table.find(code);
    const isGroup = IS_GROUP.test(name);
    if (region !== undefined) add(whole, code, code);
    if (region !== undefined && !isGroup) {
      add(whole, region.name, code);
      for (const spelling of namesOf(above.map(alone), alone(name))) add(own, spelling, code);
      for (const spelling of namesOf(above.map(shortNames), shortNames(name))) add(short, spelling, code);
    }
    for (const child of children) take(child, isGroup ? above : [...above, name]);
  };
  for (const province of createRegionTree(table).children) take(province, []);
  return [whole, own, short];
}

function add(spelled: Map<string, Set<string>>, name: string, code: string): void {
  const codes = spelled.get(name);
  if (codes === undefined) spelled.set(name, new Set([code]));
  else codes.add(code);
}

const alone = (name: string): readonly string[] => [name];

/** Names behind any of those above them, none of which need be there. */
function namesOf(above: readonly (readonly string[])[], names: readonly string[]): readonly string[] {
  let spelled = names;
  for (const each of above.toReversed())
    spelled = [...spelled, ...each.flatMap((before) => spelled.map((rest) => `${before}${rest}`))];
  return spelled;
}

/** A name with and without what it ends in. */
function shortNames(name: string): readonly string[] {
  const short = name.replace(KIND, '').replaceAll(PEOPLES, '');
  return short.length < 2 || short === name ? [name] : [name, short];
}
