import StarterKit, { type StarterKitOptions } from '@tiptap/starter-kit'

/** Paragraphs, line breaks, bold, italic and underline. Any other pasted formatting becomes plain text. */
export const createStarterKit = (link: StarterKitOptions['link']) =>
  StarterKit.configure({
    blockquote: false,
    bulletList: false,
    code: false,
    codeBlock: false,
    dropcursor: false,
    gapcursor: false,
    heading: false,
    horizontalRule: false,
    link,
    listItem: false,
    listKeymap: false,
    orderedList: false,
    strike: false,
    trailingNode: false,
  })
