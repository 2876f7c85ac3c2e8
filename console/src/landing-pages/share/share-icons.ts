import { createLucideIcon } from 'lucide-react'
import type { ShareTarget } from './share-links.ts'

const solid = { fill: 'currentColor', stroke: 'none' }

/** The logos of the social networks. */
export const shareIcons = {
  Facebook: createLucideIcon('facebook', [
    [
      'path',
      {
        ...solid,
        d: 'M13.6 22v-8.4h3l.5-3.7h-3.5V7.6c0-1.1.4-1.8 1.9-1.8h1.7V2.5c-.5-.1-1.5-.2-2.7-.2-2.7 0-4.6 1.7-4.6 4.7v2.9H6.8v3.7h3.1V22z',
        key: 'f',
      },
    ],
  ]),
  X: createLucideIcon('x-mark', [
    ['path', { d: 'M3.5 3.5h4l13 17h-4z', key: 'broad' }],
    ['path', { d: 'M20 3.5 13.2 11M10.8 13.4 4 20.5', key: 'thin' }],
  ]),
  LinkedIn: createLucideIcon('linked-in', [
    ['circle', { ...solid, cx: '5', cy: '5', r: '2.3', key: 'dot' }],
    ['path', { ...solid, d: 'M3 9h4v12H3z', key: 'i' }],
    [
      'path',
      {
        ...solid,
        d: 'M9.8 9h3.8v1.7c.6-1.1 1.9-2 3.6-2 3.1 0 4.6 1.9 4.6 5.3v7h-4v-6.2c0-1.8-.6-2.8-2-2.8s-2 1-2 2.8V21h-4z',
        key: 'n',
      },
    ],
  ]),
} satisfies Record<ShareTarget['name'], unknown>
