/** How to log a planned meal: if it is already logged for that day, from any tab or device, it is skipped. */
export const PLANNED_ONCE = { onConflict: 'user_id,schedule_id,date', ignoreDuplicates: true }
