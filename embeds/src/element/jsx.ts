import { createElement, Fragment } from 'preact'

/** Preact's own of these serve development as well, at three times the weight. */
export const jsx = (type: string, props: Record<string, unknown>, key?: string | number) =>
  createElement(type, key === undefined ? props : { ...props, key })

export { Fragment, jsx as jsxs }
