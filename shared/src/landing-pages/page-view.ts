/** The part of a page that a preview shows, and the open tab. */
export interface PageView {
  part: 'hero' | 'proof' | 'steps' | 'video' | 'contact' | 'questions' | 'footer'
  tab: number
}
