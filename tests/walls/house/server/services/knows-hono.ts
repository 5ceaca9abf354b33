// services-know-no-http-framework
import { Hono } from "hono";
export const known = Hono;
