import { type DashboardButton, popupLeadForm } from '../button.ts'

interface ProcessStep {
  title: string
  subTitle: string
  text: string
  /** The URL of a bundled or an uploaded picture. */
  image: string
}

export interface ThreeStepProcessSettings {
  name: string
  heading: string
  subheading: string
  stepProcesses: ProcessStep[]
  button: DashboardButton
}

/** Drawings that come with the product. */
export const stepImages = ['/steps/request.svg', '/steps/compare.svg', '/steps/close.svg'] as const

export const defaultThreeStepProcess: ThreeStepProcessSettings = {
  name: 'Our Process',
  heading: 'Step by step process',
  subheading: 'Cut out unnecessary steps so the entire process is simple and stress-free.',
  stepProcesses: [
    {
      title: 'Step 1',
      subTitle: 'Request an offer',
      text: 'Tell us about your home in two minutes. It costs nothing and commits you to nothing.',
      image: stepImages[0],
    },
    {
      title: 'Step 2',
      subTitle: 'Get multiple cash offers',
      text: 'We bring you offers from buyers we know, side by side, with every cost explained.',
      image: stepImages[1],
    },
    {
      title: 'Step 3',
      subTitle: 'Close on your timeline',
      text: 'Choose the offer and the day that suit you. We take care of the paperwork.',
      image: stepImages[2],
    },
  ],
  button: { type: 'SECONDARY', label: 'Get started', action: popupLeadForm },
}
