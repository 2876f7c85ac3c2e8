import type { FieldPhrases } from './phrases.ts'

const blockNames = ['Let’s Talk', 'Ask {us}', 'Your Next Step', 'Get in Touch']

export const contactPhrases = {
  BUYING_PREFERENCE: {
    name: ['Your Next Home', 'Looking to Buy?', 'What Comes Next', 'Next Home'],
    heading: [
      'Looking for your next home?',
      'Where would you like to live next?',
      'Tell {us} about the home you have in mind',
      'Selling here, buying there?',
    ],
    subheading: [
      'Tell {us} what matters to you, and {we} will keep an eye out for it.',
      'Size, location, budget: share your list, and {agency} starts looking.',
      'Buying and selling at once takes planning. {We} can line up both.',
    ],
    linkText: [
      'Tell {us} what you are looking for',
      'Start my home search',
      'Help me plan buying and selling',
      'Send me homes that fit',
    ],
  },
  PRIMARY_CTA: {
    name: ['Your Next Step', 'Thinking of Selling?', 'Get Your Price', 'Talk to {us}'],
    heading: [
      'Thinking about selling?',
      'What would your home sell for today?',
      'Ready when you are',
      'Curious what your home could bring?',
    ],
    subheading: [
      'Find out what your home could sell for today, with no obligation.',
      'Tell {us} about your plans. {agency} answers with figures, not a sales pitch.',
      'Whether you move this year or in five, a good plan starts with a real number.',
      '{We} look at recent sales, your updates and the season, and tell you what to expect.',
    ],
    label: ['Get my selling price', 'Find my number', 'Start the conversation', 'Plan my sale'],
  },
  CTA: {
    name: blockNames,
    heading: [
      'Have a question about your home?',
      'You ask, {we} answer',
      'Let’s talk about your home',
      'No question is too small',
    ],
    subheading: [
      'Ask {us} anything. You will hear from a real person.',
      'Value, timing, repairs, taxes: whatever is on your mind, {agency} can help.',
      'Send a short note and {we} will get back to you with a clear answer.',
    ],
    label: ['Ask a question', 'Send {us} a note', 'Start a conversation', 'Get an answer'],
  },
  CONTACT_AGENT: {
    name: ['Contact {us}', 'Talk to {us}', 'Your Agent', 'Get in Touch'],
    heading: [
      'Questions? Talk to {us}.',
      '{WeAre} here to help',
      'Your contact for everything about your home',
      'Let’s talk it through',
    ],
    subheading: [
      'Call, text or write. {We} know the local market and {weAre} happy to help.',
      'Whether you are ready to sell or only curious, {agency} is a message away.',
      'Get a straight answer about your home’s value, your options and the right time.',
    ],
  },
  THREE_STEP_PROCESS: {
    name: ['How It Works', '{Our} Process', 'Three Simple Steps', 'Your Path to Sold'],
    heading: [
      'Step by step to a simple sale',
      'How selling with {us} works',
      'Three steps from question to closing',
      'Know what happens next',
    ],
    subheading: [
      'No surprises: here is what {we} do, and what {we} need from you.',
      '{agency} takes care of the details, so that you can plan your move.',
      'A clear plan makes selling a lot less stressful.',
    ],
    'stepProcesses.title': ['Step 1', 'First', 'Start here'],
    'stepProcesses.0.title': ['Step 1', 'First', 'Start here'],
    'stepProcesses.1.title': ['Step 2', 'Next', 'Then'],
    'stepProcesses.2.title': ['Step 3', 'Finally', 'And done'],
    'stepProcesses.0.subTitle': ['Tell {us} about your home', 'Request your offer', 'Share your plans'],
    'stepProcesses.1.subTitle': ['Compare your options', 'Review your offers with {us}', 'Pick your plan'],
    'stepProcesses.2.subTitle': ['Close on your timeline', 'Choose your moving day', 'Sign, celebrate, move'],
    'stepProcesses.0.text': [
      'Answer a few questions about your home. It takes two minutes and commits you to nothing.',
      'Tell {us} what you have updated and when you would like to move. {We} take it from there.',
      'Send {us} your address and your plans, and {we} come back with a first figure.',
    ],
    'stepProcesses.1.text': [
      '{We} put price, costs and timing side by side, so that you can see what you would keep.',
      '{agency} goes through every offer with you and explains the fine print.',
      'List it, take a cash offer or wait: {we} show you what each choice would mean.',
    ],
    'stepProcesses.2.text': [
      'Pick the offer and the day that suit you. {We} take care of the paperwork.',
      '{We} coordinate inspection, title and closing, and keep you posted until you have the check.',
      'You decide when to move. {agency} keeps everything on schedule.',
    ],
    label: ['Get started', 'Start with step one', 'Request an offer', 'See my options'],
  },
  VIDEO: {
    name: ['Watch {our} Video', 'See How It Works', 'A Short Video', 'Meet {agency}'],
    heading: [
      'See how {we} work',
      'Two minutes about selling your home',
      'Meet the people behind {agency}',
      'Watch before you sell',
    ],
    subheading: [
      'A short look at what {we} do for {our} sellers.',
      'See how {agency} prepares, prices and sells a home.',
      'Prefer watching to reading? This video explains the essentials.',
    ],
    label: ['Get in touch', 'Ask {us} about it', 'Talk to {us}', 'Tell {us} your plans'],
  },
  HTML: { name: ['More From {agency}', 'Good to Know', 'Local News', 'Something Extra'] },
} satisfies Record<string, FieldPhrases>
