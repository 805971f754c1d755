const number = (value, digits = 1) => (value === null || value === undefined ? '' : value.toFixed(digits));
const mebibytes = (value) => (value === null || value === undefined ? '' : (value / 1_048_576).toFixed(1));
const percent = (value) => (value === null ? '' : `${Math.round(value * 100)} %`);

/** Milliseconds, the best round of each, and what happened in the worst. */
export function printFigures(results) {
  for (const rows of [...new Set(results.all().map((one) => one.rows))].toSorted((a, b) => a - b)) {
    console.log(`\n${rows.toLocaleString('en')} rows, ms of the best round\n`);
    console.log(
      '| Grid | mount | edit (95 %) | 1,000 edits | live (95 %) | scroll (95 %) | fling (95 %) | late scroll / fling | heap over rows, MiB |\n|---|---|---|---|---|---|---|---|---|',
    );
    for (const { id } of results.all().filter((one) => one.rows === rows)) {
      const best = (figure) => results.best(id, rows, figure);
      const pair = (figure) =>
        best(figure) === null ? '' : `${number(best(figure), 2)} (${number(best(`${figure}95`))})`;
      const late =
        results.worst(id, rows, 'scrollLate') !== null
          ? `${percent(results.worst(id, rows, 'scrollLate'))} / ${percent(results.worst(id, rows, 'flingLate'))}`
          : '';
      console.log(
        `| ${id} | ${number(best('mount'))} | ${pair('edit')} | ${number(best('batch'))} | ${pair('live')} | ${pair('scroll')} | ${pair('fling')} | ${late} | ${mebibytes(best('heap'))} |`,
      );
    }
  }
}

export function printGoals(goals) {
  console.log('\n| Goal | What | Rows | Ours | Against | Ratio | Limit | Holds |\n|---|---|---|---|---|---|---|---|');
  for (const { goal, what, rows, ours, peer, theirs, ratio, limit, holds } of goals) {
    const isHeap = what.includes('heap');
    const shown = (value) =>
      value === null
        ? 'not measured'
        : isHeap
          ? `${mebibytes(value)} MiB`
          : number(value, Number.isInteger(value) ? 0 : 2);
    const against = peer === null ? '' : `${peer} ${shown(theirs)}`;
    console.log(
      `| ${goal} | ${what} | ${rows?.toLocaleString('en') ?? ''} | ${shown(ours)} | ${against} | ${number(ratio, peer === 'pro-editable' ? 4 : 2)} | ${limit} | ${holds ? 'yes' : 'NO'} |`,
    );
  }
}

export function printFailures(failures) {
  for (const { id, rows, failed } of failures) console.log(`\nNot measured in a round: ${id}, ${rows} rows: ${failed}`);
}
