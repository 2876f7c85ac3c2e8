import type { FocusPoint } from './layout.ts'

export const centerFocus: FocusPoint = { x: 50, y: 50 }
