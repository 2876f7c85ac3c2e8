import { Component, createElement, isValidElement, options } from 'preact'
import { useCallback, useEffect, useLayoutEffect, useMemo, useRef, useState } from 'preact/hooks'
import { Fragment, jsx, jsxs } from './jsx.ts'

/** Code that loads only when a visitor is about to need it. */
export interface Pieces {
  /** View and entrance counts, and the installation report. */
  visit: typeof import('../pieces/visit.ts')
  /** Passes events to the analytics of the website. Only for agencies that report conversions. */
  conversions: typeof import('../pieces/conversions.ts')
  /** The form behind the widget's button. */
  journey: typeof import('../pieces/journey.tsx')
  /** The same form with the questions that an agency added. */
  'journey-questions': typeof import('../pieces/journey-questions.tsx')
  /** Answers questions beside the form. */
  assistant: typeof import('../pieces/assistant.ts')
  /** Calculation and the expandable details of each calculator. */
  'mortgage-details': typeof import('../pieces/mortgage-details.tsx')
  'home-sale-details': typeof import('../pieces/home-sale-details.tsx')
  'affordability-details': typeof import('../pieces/affordability-details.tsx')
}

export type PieceName = keyof Pieces

/** Defined by the build: current file names and hashes. */
declare const PIECES: Record<PieceName, { file: string; integrity: string }>

// Pieces share the element's copy of Preact: components of one tree need the same instance. The build allows no other imports.
const runtime: Record<string, unknown> = {
  preact: { Component, createElement, Fragment, isValidElement, options },
  'preact/hooks': { useCallback, useEffect, useLayoutEffect, useMemo, useRef, useState },
  'preact/jsx-runtime': { Fragment, jsx, jsxs },
}

const fetched = new Map<PieceName, Promise<unknown>>()
let failures = 0

/** Rejects when the piece cannot be loaded; the next call tries again. */
export function fetchPiece<Name extends PieceName>(name: Name, origin: string): Promise<Pieces[Name]> {
  const existing = fetched.get(name)
  if (existing) return existing as Promise<Pieces[Name]>
  const { file, integrity } = PIECES[name]
  // Browsers may cache a failed import by its URL.
  const url = `${origin}/embed/${file}${failures ? `?${failures}` : ''}`
  const fetching = importWithIntegrity(url, integrity).then(({ default: piece }) =>
    piece((part: string) => runtime[part]),
  )
  fetched.set(name, fetching)
  fetching.catch(() => {
    fetched.delete(name)
    failures++
  })
  return fetching
}

/** A dynamic import takes no integrity hash, but the link that preloads it does. */
function importWithIntegrity(href: string, integrity: string) {
  const link = document.createElement('link')
  Object.assign(link, { rel: 'modulepreload', href, integrity, crossOrigin: 'anonymous' })
  document.head.append(link)
  return import(/* @vite-ignore */ href)
}
