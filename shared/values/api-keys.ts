export const maxApiKeyNameCharacters = 60;
