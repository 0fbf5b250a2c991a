// @ts-check
// Holds one state: dispatch() runs the reducer, then tells the listeners.

/**
 * @template S, A
 * @param {(state: S, action: A) => S} reducer
 * @param {S} initial
 */
export function createStore(reducer, initial) {
  let state = initial;
  /** @type {Set<(state: S, before: S) => void>} */
  const listeners = new Set();
  return {
    get: () => state,
    /** @param {A} action */
    dispatch(action) {
      const before = state;
      state = reducer(state, action);
      if (state !== before) for (const listener of listeners) listener(state, before);
    },
    /** @param {(state: S, before: S) => void} listener @returns {() => void} undoes it */
    subscribe(listener) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
  };
}
