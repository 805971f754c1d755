import { useState } from 'react';
import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import { place, register, withCells } from './fixture.js';

/** Registers a React grid that takes its rows as an array; `Grid` gets `rows` and `setRows`. */
export function registerReactGrid({ Grid, ...grid }) {
  const reactRoot = createRoot(place());
  let change;
  let mounts = 0;
  function Owner({ first }) {
    const [rows, setRows] = useState(first);
    change = setRows;
    return <Grid rows={rows} setRows={setRows} />;
  }
  register({
    show: (rows) => flushSync(() => reactRoot.render(<Owner key={(mounts += 1)} first={rows} />)),
    setCells: (cells) => flushSync(() => change((rows) => withCells(rows, cells))),
    ...grid,
  });
}
