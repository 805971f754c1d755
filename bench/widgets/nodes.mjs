const DISTRICTS = 20;
const STREETS = 50;
const PLACES = 19;
const names = ['东湖', '西山', '南浦', '梨园', '滨江', '长青', '白鹭', '青云', '石桥', '望江'];
const kinds = ['退休人员服务站', '老年大学', '活动中心', '认证服务点', '志愿者之家'];

/**
 * A tree of 20,020 places in three levels; `toNode` says how a widget wants one.
 * @template Node
 * @param {(key: string, title: string, children: Node[]) => Node} toNode
 * @returns {Node[]}
 */
export function placeTree(toNode) {
  const many = (count, make) => Array.from({ length: count }, (_, number) => make(number));
  const nameOf = (number) => names[number % names.length];
  return many(DISTRICTS, (district) =>
    toNode(
      `d${district}`,
      `${nameOf(district)}区 ${district}`,
      many(STREETS, (street) =>
        toNode(
          `d${district}s${street}`,
          `${nameOf(street * 3)}街道 ${district}-${street}`,
          many(PLACES, (place) =>
            toNode(
              `d${district}s${street}p${place}`,
              `${nameOf(street + place)}${kinds[place % kinds.length]} ${district}-${street}-${place}`,
              [],
            ),
          ),
        ),
      ),
    ),
  );
}

export const NODES = DISTRICTS + DISTRICTS * STREETS + DISTRICTS * STREETS * PLACES;
