import type { TemplateDefinition } from '../template-definition.ts'

export const searchTemplates: [TemplateDefinition<'SEARCH'>, ...TemplateDefinition<'SEARCH'>[]] = [
  {
    id: 'home-value-search',
    type: 'SEARCH',
    name: 'Home Value Search',
    description:
      'One field and one button for the top of your website. Visitors enter an address, and your home value form takes it from there.',
    leadType: 'HV',
    content: {
      searchButton: { text: { content: 'Get my home value' } },
      textBox: { placeholder: 'Enter your home address' },
    },
  },
  {
    id: 'seller-search',
    type: 'SEARCH',
    name: 'Thinking of Selling',
    description:
      'For visitors who are closer to a decision. They enter the address they may sell, and your form asks whether they want to talk about it.',
    leadType: 'SELLER',
    content: {
      searchButton: { text: { content: 'Talk about selling' } },
      textBox: { placeholder: 'Which home are you thinking of selling?' },
    },
  },
]
