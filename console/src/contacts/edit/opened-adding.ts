/** In the address while a contact is being added. */
export const openedAdding = 'new'
