/** Page on which a viewer proves again who sits there, for requests that no form on screen can send again. */
export const PROOF_PAGE = '/login/confirm/';
/** Call of the dialog that does the same beside a form. */
export const PROOF_CALL = '/api/v1/session/prove';
