/** How many places the sidebar will hold: what it leads to is not fetched yet while only its outline stands. */
export const lineCounts = { work: 7, foot: 1 }
