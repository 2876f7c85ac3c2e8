/** Every word of a landing page that the agency has not written itself. */
export interface LandingWords {
  find: string
  tabs: string
  contact: string
  call: string
  write: string
  visit: string
  video: string
  elsewhere: string
}
