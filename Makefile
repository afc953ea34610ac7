# Short names for the sallyport command, which does the work; `bin/sallyport --help` explains it.
#   make up [PROJECT=acme] [PORT=4010]

SALLYPORT = PROJECT='$(PROJECT)' PORT='$(PORT)' bin/sallyport
INSTALLED = node_modules/.package-lock.json

.PHONY: up down status test check

up: $(INSTALLED)
	@$(SALLYPORT) up

down: $(INSTALLED)
	@$(SALLYPORT) down

status: $(INSTALLED)
	@$(SALLYPORT) status

test: $(INSTALLED)
	@$(SALLYPORT) test

check: $(INSTALLED)
	@npm run check

# Written by npm itself. The touch is for files whose time a checkout or an unpacked archive has set.
$(INSTALLED): package-lock.json
	npm ci
	@touch $(INSTALLED)
