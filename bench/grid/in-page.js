// What runs in the page that is measured. Times are milliseconds. "Painted" is the first message after a frame: what changed
// before the frame is on the screen by then.
(() => {
  const channel = new MessageChannel();
  let waiting = [];
  channel.port1.onmessage = () => {
    const now = performance.now();
    const told = waiting;
    waiting = [];
    for (const tell of told) tell(now);
  };
  const afterFrame = (tell) => {
    waiting.push(tell);
    channel.port2.postMessage(0);
  };
  const painted = () =>
    new Promise((resolve) => {
      requestAnimationFrame(() => afterFrame(resolve));
    });
  const frame = (work) =>
    new Promise((resolve) => {
      requestAnimationFrame((time) => {
        const now = performance.now();
        work();
        resolve({ now, time });
      });
    });
  const pause = (milliseconds) =>
    new Promise((resolve) => {
      setTimeout(resolve, milliseconds);
    });

  const ROW_HEIGHT = 61;
  const STARTING_ROW = 50;
  const MIDDLE_OF_VIEW = 250;
  const grid = () => globalThis.__grid;
  const canRead = () => grid().isCanvas !== true && typeof grid().cellText === 'function';
  /** Numbers may be shown with separators. */
  const shows = (row, column, value) =>
    grid()
      .cellText(row, column)
      ?.replace(/[^0-9a-z]/giu, '') === String(value);
  const isRowAt = (pixels) => grid().cellText(Math.floor((pixels + MIDDLE_OF_VIEW) / ROW_HEIGHT), 0) !== null;
  const knowsRows = () => canRead() && grid().isScaled?.() !== true;

  /** A slow grid gets fewer turns, but always as many as it has to warm up. */
  const goesOn = (turn, warmUp, end) => turn < warmUp * 2 || performance.now() < end;

  function scrolling() {
    if (typeof grid().scrollTop === 'function') return (pixels) => grid().scrollTop(pixels);
    const element = grid().scroller?.() ?? null;
    if (element === null) return (pixels) => grid().scrollTo(Math.round(pixels / ROW_HEIGHT));
    return (pixels) => {
      element.scrollTop = pixels;
    };
  }

  /** Cells in view, so that every edit has to be drawn. */
  const editAt = (turn) => {
    const column = 1 + (turn % 6);
    return [turn % 8, column, column % 2 === 0 ? `edit${turn}` : 500_000 + turn];
  };

  globalThis.gridBench = {
    prepare: (rows) => grid().prepare?.(rows),

    /** From the call until the first row is on the screen; null when it is not there in time. */
    async mount(rows, patience) {
      const start = performance.now();
      await grid().load(rows);
      while (performance.now() - start < patience) {
        const now = await painted();
        if (!canRead()) return (await painted()) - start;
        if (shows(0, 0, 'r0')) return now - start;
      }
      return null;
    },

    /** One edit at a time, each until it is on the screen. */
    async edits({ warmUp, most, time }) {
      const spent = [];
      let lost = 0;
      const end = performance.now() + time;
      for (let turn = 0; turn < warmUp + most && goesOn(turn, warmUp, end); turn += 1) {
        const [row, column, value] = editAt(turn);
        await pause(4);
        const start = performance.now();
        grid().setCell(row, column, value);
        let now = await painted();
        if (canRead()) {
          let frames = 1;
          for (; !shows(row, column, value) && frames < 20; frames += 1) now = await painted();
          if (frames === 20) lost += 1;
        }
        if (turn >= warmUp) spent.push(now - start);
      }
      return { spent, lost };
    },

    /** A thousand cells all over the table as one change. */
    async batches({ rows, warmUp, most, time }) {
      const spent = [];
      const end = performance.now() + time;
      for (let turn = 0; turn < warmUp + most && goesOn(turn, warmUp, end); turn += 1) {
        const cells = Array.from({ length: 1000 }, (_, index) => {
          const column = (index * 7 + turn) % 20;
          return [(index * 7919 + turn * 31) % rows, column, column % 2 === 0 ? `batch${turn}x${index}` : index + turn];
        });
        await pause(20);
        const start = performance.now();
        grid().setCells(cells);
        const now = await painted();
        if (turn >= warmUp) spent.push(now - start);
      }
      return spent;
    },

    /** Twenty cells in view in every frame: the time from frame to frame, and how many last values never came to the screen. */
    async live({ warmUp, most, time }) {
      const spent = [];
      const last = new Map();
      let before = 0;
      const end = performance.now() + time;
      for (let turn = 0; turn < warmUp + most && goesOn(turn, warmUp, end); turn += 1) {
        const cells = Array.from({ length: 20 }, (_, index) => [
          (turn + index * 3) % 9,
          1 + 2 * ((turn + index) % 4),
          turn * 20 + index,
        ]);
        const { now } = await frame(() => grid().setCells(cells));
        for (const [row, column, value] of cells) last.set(`${row} ${column}`, { row, column, value });
        if (turn > warmUp) spent.push(now - before);
        before = now;
      }
      await pause(300);
      const lost = canRead()
        ? [...last.values()].filter(({ row, column, value }) => !shows(row, column, value)).length
        : null;
      return { spent, lost };
    },

    /** The same step in every frame: the time from frame to frame, and whether the rows are there in the end. */
    async scroll({ step, warmUp, most, time }) {
      const spent = [];
      const go = scrolling();
      let pixels = STARTING_ROW * ROW_HEIGHT;
      go(pixels);
      await pause(300);
      let before = 0;
      const end = performance.now() + time;
      for (let turn = 0; turn < warmUp + most && goesOn(turn, warmUp, end); turn += 1) {
        const { now } = await frame(() => go((pixels += step)));
        if (turn > warmUp) spent.push(now - before);
        before = now;
      }
      await pause(300);
      return { spent, arrived: knowsRows() ? isRowAt(pixels) : null };
    },

    /** The share of frames painted one frame after a step, in which the row in the middle of the view is still missing. */
    async lateFrames({ step, warmUp, most }) {
      const go = scrolling();
      let pixels = STARTING_ROW * ROW_HEIGHT;
      go(pixels);
      await pause(400);
      if (!knowsRows()) return null;
      let late = 0;
      for (let turn = 0; turn < warmUp + most; turn += 1)
        await frame(() => {
          const wanted = pixels;
          if (turn >= warmUp)
            afterFrame(() => {
              if (!isRowAt(wanted)) late += 1;
            });
          go((pixels += step));
        });
      return late / most;
    },
  };
})();
