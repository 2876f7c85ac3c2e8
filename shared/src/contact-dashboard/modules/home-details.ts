export interface HomeDetailsSettings {
  name: string
  heading: string
  infoMessage: string
  subheading: string
  showCTA: boolean
}

export const defaultHomeDetails: HomeDetailsSettings = {
  name: 'Home Details',
  heading: 'What public records say about your home',
  infoMessage: 'Estimates are based on these facts. If something is wrong, tell us and we will use the right figures.',
  subheading: 'Is everything right?',
  showCTA: true,
}
