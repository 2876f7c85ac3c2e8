import { MarketingArea } from '../assets/marketing-area.tsx'

/** The postcard pages, which require the marketing permission. */
export const PostcardArea = () => <MarketingArea crumb="Postcards" />
