/** Loaded before a server that is measured: tells the CPU time and memory that its process has used, when asked. */
process.on('message', () => process.send?.({ ...process.cpuUsage(), rss: process.memoryUsage.rss() }));
process.once('disconnect', () => process.exit(0));
