import { expect, test } from 'vitest'
import { asPiece } from './as-piece.mjs'

const module =
  'import{useState as a,h}from"preact/hooks";import{jsx as b}from"preact/jsx-runtime";var c=()=>[a,h,b],css="x";export{c as View,css};\n'

const load = async (code) => (await import(`data:text/javascript,${encodeURIComponent(code)}`)).default

test('a piece receives its shared dependencies and returns its exports', async () => {
  const piece = await load(asPiece(module))
  const shared = { 'preact/hooks': { useState: 1, h: 2 }, 'preact/jsx-runtime': { jsx: 3 } }
  const { View, css } = piece((name) => shared[name])
  expect([View(), css]).toEqual([[1, 2, 3], 'x'])
})

test('properties a website adds to Object.prototype do not leak into a piece or break it', async () => {
  Object.prototype.added = 'by the website'
  try {
    const piece = await load(asPiece(module))
    expect(Object.keys(piece(() => ({})))).toEqual(['View', 'css'])
  } finally {
    delete Object.prototype.added
  }
})
