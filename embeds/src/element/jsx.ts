import { createElement, Fragment } from 'preact'

/** Replaces preact/jsx-runtime, which includes development helpers and is three times as large. */
export const jsx = (type: string, props: Record<string, unknown>, key?: string | number) =>
  createElement(type, key === undefined ? props : { ...props, key })

export { Fragment, jsx as jsxs }
