import type { LandingWords } from './landing-words.ts'

export const en: LandingWords = {
  find: 'Search',
  tabs: 'What are you here for?',
  contact: 'Your contact',
  call: 'Call {phone}',
  write: 'Write an email',
  visit: 'Visit our website',
  video: 'Video',
  elsewhere: 'Open this step on a page of its own',
}
