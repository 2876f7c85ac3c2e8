/** How many places the sidebar will hold: what it leads to is not fetched yet while only its outline stands. */
export const lineCounts = { work: 8, foot: 1 }
