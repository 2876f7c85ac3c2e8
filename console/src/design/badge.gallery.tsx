import type { GalleryPart } from './gallery/part.ts'

export default { title: 'Badge', group: 'Data', render: () => <p>soon</p> } satisfies GalleryPart
