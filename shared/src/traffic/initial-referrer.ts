/** Names the page of another website that began a visit in the addresses that lead on from a page of ours. */
export const initialReferrerParameter = 'from'
