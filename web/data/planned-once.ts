/** How a planned meal is put into the diary: one that is there already for that day, from any tab or device, is left out. */
export const PLANNED_ONCE = { onConflict: 'user_id,schedule_id,date', ignoreDuplicates: true }
