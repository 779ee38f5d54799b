export const maxRefundReasonLength = 300;
