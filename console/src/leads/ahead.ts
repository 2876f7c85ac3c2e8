/** The code of what opens first: the frame and the board that most look at. */
export const leadsAhead = () =>
  Promise.all([import('./leads-frame.tsx'), import('./leads-landing.tsx'), import('./board/board-page.tsx')])
