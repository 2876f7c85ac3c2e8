import { createElement } from 'preact'
import { useCallback, useEffect, useLayoutEffect, useMemo, useRef, useState } from 'preact/hooks'
import type * as AffordabilityDetails from '../pieces/affordability-details.tsx'
import type * as HomeSaleDetails from '../pieces/home-sale-details.tsx'
import type * as Journey from '../pieces/journey.tsx'
import type * as MortgageDetails from '../pieces/mortgage-details.tsx'
import type * as Visit from '../pieces/visit.ts'
import { Fragment, jsx, jsxs } from './jsx.ts'

/** Code that is fetched when a visitor is about to need it. */
export interface Pieces {
  /** How many are counted, and where the widget stands. */
  visit: typeof Visit
  /** All that comes after the button. */
  journey: typeof Journey
  /** What makes a calculator count, and all it can besides. */
  'mortgage-details': typeof MortgageDetails
  'home-sale-details': typeof HomeSaleDetails
  'affordability-details': typeof AffordabilityDetails
}

export type PieceName = keyof Pieces

/** Told by the build: the files as they are called today. */
declare const PIECES: Record<PieceName, { file: string; integrity: string }>

// A piece brings no copy of these, since components of one tree must share them. Its build allows no others.
const runtime: Record<string, unknown> = {
  preact: { createElement },
  'preact/hooks': { useCallback, useEffect, useLayoutEffect, useMemo, useRef, useState },
  'preact/jsx-runtime': { Fragment, jsx, jsxs },
}

const fetched = new Map<PieceName, Promise<unknown>>()
let failures = 0

/** Rejects where it cannot be had; whoever asks again makes it be fetched again. */
export function fetchPiece<Name extends PieceName>(name: Name, origin: string): Promise<Pieces[Name]> {
  const before = fetched.get(name)
  if (before) return before as Promise<Pieces[Name]>
  const { file, integrity } = PIECES[name]
  // A browser may remember by its address that an import failed.
  const address = `${origin}/embed/${file}${failures ? `?${failures}` : ''}`
  const fetching = importVouched(address, integrity).then(({ default: piece }) =>
    piece((part: string) => runtime[part]),
  )
  fetched.set(name, fetching)
  fetching.catch(() => {
    fetched.delete(name)
    failures++
  })
  return fetching
}

/** An import cannot say which content it expects; the link that loads it ahead can. */
function importVouched(href: string, integrity: string) {
  const link = document.createElement('link')
  Object.assign(link, { rel: 'modulepreload', href, integrity, crossOrigin: 'anonymous' })
  document.head.append(link)
  return import(/* @vite-ignore */ href)
}
