/** Which part of a page is looked at in a preview, and which of its tabs is open. */
export interface PageView {
  part: 'opening' | 'video' | 'contact' | 'foot'
  tab: number
}
