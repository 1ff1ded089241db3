/** The pages of the panel beside the table. */
export type Tab = "log" | "chat" | "statistics" | "history" | "fair" | "table";
