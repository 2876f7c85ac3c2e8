import type { SellingOptionType } from '@gable/shared/contact-dashboard/modules/selling-options.ts'

export const optionNames: Record<SellingOptionType, string> = {
  CUSTOM_1: 'Custom Option 1',
  CUSTOM_2: 'Custom Option 2',
  HOMEWARD: 'Homeward',
}
