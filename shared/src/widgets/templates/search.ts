import type { TemplateDefinition } from '../template-definition.ts'

export const searchTemplates: [TemplateDefinition<'SEARCH'>, ...TemplateDefinition<'SEARCH'>[]] = [
  {
    id: 'home-value-search',
    type: 'SEARCH',
    name: 'Home Value Search',
    description:
      'One line and one button for the top of your website. Visitors type an address, and your home value form takes it from there.',
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
      'For visitors who are further along. They type the address they may sell, and are asked whether they want to talk to you about it.',
    leadType: 'SELLER',
    content: {
      searchButton: { text: { content: 'Talk about selling' } },
      textBox: { placeholder: 'Which home are you thinking of selling?' },
    },
  },
]
